import type { BattleFacts } from '../worker/protocol.ts';

/** Hands a battle file to the person, named by its sides. */
export function saveBattleFile(text: string, { sides }: Pick<BattleFacts, 'sides'>): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${sides[0].name} against ${sides[1].name}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
