import type { StudentDetail } from '#shared/contract/admin.ts';

export type Account = StudentDetail['user'];
