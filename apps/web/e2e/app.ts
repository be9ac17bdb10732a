/** The built app in real Chromium, for end-to-end tests. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Whether there is a browser to test in. */
export const hasBrowser = existsSync(executablePath);

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A served app and a browser, shared by the tests of one file. */
export interface App {
  open(options?: BrowserContextOptions): Promise<Opened>;
  close(): Promise<void>;
}

/** A page with all that went wrong on it. */
export interface Opened {
  readonly page: Page;
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** Serves what was built and starts the browser. */
export async function startApp(): Promise<App> {
  const server: PreviewServer = await preview({ configFile, logLevel: 'silent', preview: { port: 0, open: false } });
  const browser: Browser = await chromium.launch({ executablePath, args });
  const baseURL = server.resolvedUrls?.local[0] ?? '';
  return {
    open: async (options = {}) => opened(browser, { baseURL, serviceWorkers: 'block', ...options }),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function opened(browser: Browser, options: BrowserContextOptions): Promise<Opened> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
  });
  return { page, problems, close: () => context.close() };
}
