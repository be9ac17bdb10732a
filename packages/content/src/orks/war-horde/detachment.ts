/** Names the detachment for its rules and cards. */
export const detachment = { id: 'orks/war-horde', name: 'War Horde' } as const;
