/** Names the detachment for its rules and cards. */
export const detachment = { id: 'orks/blitz-brigade', name: 'Blitz Brigade' } as const;
