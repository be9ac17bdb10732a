/** Names the detachment for its rules and cards. */
export const detachment = { id: 'orks/freebooter-krew', name: 'Freebooter Krew' } as const;
