/** Names the detachment for its rules and cards. */
export const detachment = { id: 'tau-empire/montka', name: "Mont'ka" } as const;
