/** Names the detachment for its rules and cards. */
export const detachment = { id: 'tau-empire/auxiliary-cadre', name: 'Auxiliary Cadre' } as const;
