/** Names the detachment for its rules and cards. */
export const detachment = { id: 'orks/speedwaaagh', name: 'Speedwaaagh!' } as const;
