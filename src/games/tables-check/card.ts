// The title of the tables check.

/** Not in the list of games: it is offered only where a teacher has opened it (D11). */
export const tablesCheck = { title: 'Tables check', rulesVersion: 1 } as const;
