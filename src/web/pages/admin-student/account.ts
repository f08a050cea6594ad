import type { StudentDetail } from '#shared/contract/admin.ts';

/** The account a page is about. */
export type Account = StudentDetail['user'];
