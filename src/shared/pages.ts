// The addresses of the app's pages, for the browser's router and for the server, which answers 404 at any other.

export const PAGE_PATHS = [
  '/',
  '/auth',
  '/year-selection',
  '/profile',
  '/profile/print',
  '/how-to-play',
  '/tables-check',
  '/journey',
  '/journey/:year',
  '/about',
  '/contact',
  '/c',
  '/c/card',
  '/c/:code',
  '/privacy',
  '/school-account',
  '/classes',
  '/classes/import',
  '/classes/:id',
  '/classes/:id/cards',
  '/classes/:id/settings',
  '/classes/:id/map',
  '/classes/:id/slips',
  '/classes/:id/comments',
  '/classes/:id/work',
  '/classes/:id/tables-check',
  '/classes/:id/together',
  '/classes/:id/report',
  '/classes/:id/certificates',
  '/classes/:id/sheets',
  '/classes/:id/pupils/:userId',
  '/classes/:id/pupils/:userId/letter',
  '/words',
  '/words/:id',
  '/words/:id/voice',
  '/worries',
  '/admin',
  '/admin/people',
  '/admin/safety',
  '/admin/messages',
  '/admin/money',
  '/admin/system',
  '/admin/audit',
  '/admin/predictions',
  '/admin/evidence',
  '/admin/student/:id',
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

/** The one page that may use the microphone (D11). A document keeps the permissions of the address it was loaded from. */
export const VOICE_PAGE: PagePath = '/words/:id/voice';

/** Matches a page's address as the browser's router does: in any case, and with or without a slash at the end. */
export function pagePattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
}
