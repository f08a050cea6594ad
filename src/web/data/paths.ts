// Where the pages are.

export const HOME = '/';
export const AUTH = '/auth';
/** Where a class code is typed. */
export const CLASS_PAGES = '/c';
export const TABLES_CHECK_PAGE = '/tables-check';
export const PROFILE_PRINT = '/profile/print';
export const JOURNEY = '/journey';
export const YEAR_SELECTION = '/year-selection';
export const ADMIN = '/admin';
export const ADMIN_PEOPLE = `${ADMIN}/people`;
export const ADMIN_SAFETY = `${ADMIN}/safety`;
export const ADMIN_MESSAGES = `${ADMIN}/messages`;
export const ADMIN_MONEY = `${ADMIN}/money`;
export const ADMIN_SYSTEM = `${ADMIN}/system`;
export const ADMIN_AUDIT = `${ADMIN}/audit`;
export const CLASSES = '/classes';
export const WORRIES = '/worries';
export const WORDS = '/words';
export const SCHOOL_IMPORT = `${CLASSES}/import`;
export const PREDICTIONS = `${ADMIN}/predictions`;
export const EVIDENCE = `${ADMIN}/evidence`;
export const PRIVACY = '/privacy';
export const SCHOOL_ACCOUNT = '/school-account';
