// All tables, embedded or on a server. Column names are these in snake_case.
export * from './schema/classes.ts';
export * from './schema/installation.ts';
export * from './schema/memory.ts';
export * from './schema/payment.ts';
export * from './schema/play.ts';
export * from './schema/sign-in.ts';
export * from './schema/tables-checks.ts';
export * from './schema/teaching.ts';
export {
  idlePupils,
  staffPlaySettings,
  users,
  userSettings,
  usernameSkeletons,
} from './schema/users.ts';
export * from './schema/word-lists.ts';
