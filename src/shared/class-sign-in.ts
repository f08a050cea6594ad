/** For how long a teacher can open the class page (D10): a lesson of 90 minutes, the day, or until it is closed. */
export const SIGN_IN_PERIODS = ['lesson', 'day', 'always'] as const;

export type SignInPeriod = (typeof SIGN_IN_PERIODS)[number];
