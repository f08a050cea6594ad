// Where the pages are.

export const HOME = '/';
export const AUTH = '/auth';
/** Where a class code is typed. */
export const CLASS_PAGES = '/c';
export const TABLES_CHECK_PAGE = '/tables-check';
export const JOURNEY = '/journey';
export const YEAR_SELECTION = '/year-selection';
export const ADMIN = '/admin';
export const CLASSES = '/classes';
export const WORRIES = '/worries';
export const WORDS = '/words';
export const SCHOOL_IMPORT = `${CLASSES}/import`;
export const PREDICTIONS = `${ADMIN}/predictions`;
export const EVIDENCE = `${ADMIN}/evidence`;
export const PRIVACY = '/privacy';
export const SCHOOL_ACCOUNT = '/school-account';
