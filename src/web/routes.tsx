import type { ComponentType } from 'react';
import { pagePattern, type PagePath } from '#shared/pages.ts';
import type { PageAccess } from './data/guard.ts';
import {
  ADMIN,
  ADMIN_AUDIT,
  ADMIN_MESSAGES,
  ADMIN_MONEY,
  ADMIN_PEOPLE,
  ADMIN_SAFETY,
  ADMIN_SYSTEM,
  AUTH,
  CLASSES,
  CLASS_PAGES,
  HOME,
  EVIDENCE,
  JOURNEY,
  PREDICTIONS,
  PRIVACY,
  PROFILE_PRINT,
  WORDS,
  WORRIES,
  SCHOOL_ACCOUNT,
  SCHOOL_IMPORT,
  TABLES_CHECK_PAGE,
  YEAR_SELECTION,
} from './data/paths.ts';
import { lazyPage } from './shell/lazy-page.ts';
import type { PageProps } from './shell/page-props.ts';

interface RouteOf<Access extends PageAccess, Props> {
  path: string;
  /** The first half of the document's title. */
  title: string;
  access: Access;
  Page: ComponentType<Props>;
  preload: () => Promise<void>;
}

export type PageRoute =
  | RouteOf<'public', object>
  | RouteOf<'pupil' | 'teacher' | 'admin', PageProps>;

function publicPage(
  path: PagePath | '*',
  title: string,
  load: () => Promise<{ default: ComponentType }>,
): PageRoute {
  return { path, title, access: 'public', ...lazyPage(load) };
}

const pageFor =
  (access: 'pupil' | 'teacher' | 'admin') =>
  (
    path: PagePath,
    title: string,
    load: () => Promise<{ default: ComponentType<PageProps> }>,
  ): PageRoute => ({ path, title, access, ...lazyPage(load) });

const pupilPage = pageFor('pupil');
const teacherPage = pageFor('teacher');
const adminPage = pageFor('admin');

const loadClassPage = () => import('./pages/class-page/page.tsx');

/** The list of all pages (spec S2 Route table); the server knows them by `PAGE_PATHS`. */
export const ROUTES: readonly PageRoute[] = [
  publicPage(AUTH, 'Welcome', () => import('./pages/auth/page.tsx')),
  pupilPage(HOME, 'Play now!', () => import('./pages/home/page.tsx')),
  pupilPage(YEAR_SELECTION, 'Choose your year', () => import('./pages/year-selection/page.tsx')),
  pupilPage('/profile', 'My Profile', () => import('./pages/profile/page.tsx')),
  pupilPage(PROFILE_PRINT, 'To show at home', () => import('./pages/profile/print/page.tsx')),
  pupilPage('/how-to-play', 'How to Play', () => import('./pages/how-to-play/page.tsx')),
  pupilPage(TABLES_CHECK_PAGE, 'Tables check', () => import('./pages/tables-check/page.tsx')),
  pupilPage(JOURNEY, 'My journey', () => import('./pages/journey/page.tsx')),
  pupilPage(`${JOURNEY}/:year`, 'A story', () => import('./pages/journey/story-page.tsx')),
  pupilPage('/about', 'About', () => import('./pages/about/page.tsx')),
  pupilPage('/contact', 'Contact', () => import('./pages/contact/page.tsx')),
  publicPage(CLASS_PAGES, 'Your class', loadClassPage),
  publicPage(`${CLASS_PAGES}/card`, 'Signing you in', () => import('./pages/card/page.tsx')),
  publicPage(`${CLASS_PAGES}/:code`, 'Your class', loadClassPage),
  publicPage(PRIVACY, 'Your privacy', () => import('./pages/privacy/page.tsx')),
  publicPage(SCHOOL_ACCOUNT, 'School account', () => import('./pages/school-account/page.tsx')),
  teacherPage(CLASSES, 'Classes', () => import('./pages/classes/page.tsx')),
  adminPage(
    SCHOOL_IMPORT,
    'Import the whole school',
    () => import('./pages/classes/school/page.tsx'),
  ),
  teacherPage(`${CLASSES}/:id`, 'Class', () => import('./pages/classes/one/page.tsx')),
  teacherPage(
    `${CLASSES}/:id/cards`,
    'Cards and sign-in',
    () => import('./pages/classes/cards/page.tsx'),
  ),
  teacherPage(
    `${CLASSES}/:id/settings`,
    'Class settings',
    () => import('./pages/classes/one/settings/page.tsx'),
  ),
  teacherPage(`${CLASSES}/:id/map`, 'Progress', () => import('./pages/classes/map/page.tsx')),
  teacherPage(
    `${CLASSES}/:id/slips`,
    'Common mistakes',
    () => import('./pages/classes/slips/page.tsx'),
  ),
  teacherPage(
    `${CLASSES}/:id/comments`,
    'Comments',
    () => import('./pages/classes/comments/page.tsx'),
  ),
  teacherPage(`${CLASSES}/:id/work`, 'Set work', () => import('./pages/classes/work/page.tsx')),
  teacherPage(
    `${CLASSES}/:id/tables-check`,
    'Tables check',
    () => import('./pages/classes/tables-check/page.tsx'),
  ),
  teacherPage(
    `${CLASSES}/:id/together`,
    'Together',
    () => import('./pages/classes/together/page.tsx'),
  ),
  teacherPage(`${CLASSES}/:id/report`, 'Report', () => import('./pages/classes/report/page.tsx')),
  teacherPage(
    `${CLASSES}/:id/certificates`,
    'Certificates',
    () => import('./pages/classes/certificates/page.tsx'),
  ),
  teacherPage(
    `${CLASSES}/:id/sheets`,
    'Practice sheets',
    () => import('./pages/classes/sheets/page.tsx'),
  ),
  teacherPage(
    `${CLASSES}/:id/pupils/:userId`,
    'Pupil',
    () => import('./pages/classes/pupil/page.tsx'),
  ),
  teacherPage(
    `${CLASSES}/:id/pupils/:userId/letter`,
    'Letter',
    () => import('./pages/classes/letter/page.tsx'),
  ),
  teacherPage(WORDS, 'Word lists', () => import('./pages/words/page.tsx')),
  teacherPage(`${WORDS}/:id`, 'Word list', () => import('./pages/words/one/page.tsx')),
  teacherPage(
    `${WORDS}/:id/voice`,
    'Words in your voice',
    () => import('./pages/words/voice/page.tsx'),
  ),
  teacherPage(WORRIES, 'Worry list', () => import('./pages/worries/page.tsx')),
  adminPage(ADMIN, 'Admin Panel', () => import('./pages/admin/page.tsx')),
  adminPage(ADMIN_PEOPLE, 'People', () => import('./pages/admin/people/page.tsx')),
  adminPage(ADMIN_SAFETY, 'Safety', () => import('./pages/admin/safety/page.tsx')),
  adminPage(ADMIN_MESSAGES, 'Messages', () => import('./pages/admin/messages/page.tsx')),
  adminPage(ADMIN_MONEY, 'Money', () => import('./pages/admin/money/page.tsx')),
  adminPage(ADMIN_SYSTEM, 'System', () => import('./pages/admin/system/page.tsx')),
  adminPage(ADMIN_AUDIT, 'Audit', () => import('./pages/admin/audit/page.tsx')),
  adminPage(PREDICTIONS, 'Predictions', () => import('./pages/predictions/page.tsx')),
  adminPage(EVIDENCE, 'Evidence pack', () => import('./pages/evidence/page.tsx')),
  // No guard (spec S2 Route table): the server refuses, and the page says so (D1).
  pupilPage(`${ADMIN}/student/:id`, 'Pupil', () => import('./pages/admin-student/page.tsx')),
];

/** The page at any other address. */
export const NOT_FOUND = publicPage(
  '*',
  '404 Page Not Found',
  () => import('./pages/not-found/page.tsx'),
);

/** The page at an address. */
export function pageAt(address: string): PageRoute {
  return ROUTES.find(({ path }) => pagePattern(path).test(address)) ?? NOT_FOUND;
}
