import pc from 'picocolors';

/** Where a command writes, and what it is told from outside: replaced in tests. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether errors go to a terminal, so that a progress bar makes sense. */
  readonly isTerminal: boolean;
  readonly colours: ReturnType<typeof pc.createColors>;
  /** Whether somebody asked to stop (Ctrl-C); gives way to the signal first. */
  interrupted(): Promise<boolean>;
}

/** A reader that has seen enough (`| head`) closes the pipe: that is no error. */
function onClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

/** The terminal that the program runs in; a second Ctrl-C ends it at once. */
export function terminalIo(): Io & { close(): void } {
  let stop = false;
  const onSignal = (): void => {
    if (stop) process.exit(130);
    stop = true;
  };
  process.on('SIGINT', onSignal);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', onClosedPipe);
  return {
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    isTerminal: process.stderr.isTTY === true,
    colours: pc.createColors(process.stdout.isTTY === true && pc.isColorSupported),
    interrupted: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return stop;
    },
    close: () => void process.off('SIGINT', onSignal),
  };
}
