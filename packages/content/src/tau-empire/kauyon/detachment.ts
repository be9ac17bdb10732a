/** Names the detachment for its rules and cards. */
export const detachment = { id: 'tau-empire/kauyon', name: 'Kauyon' } as const;
