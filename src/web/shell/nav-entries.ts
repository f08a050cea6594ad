import {
  CircleHelp,
  Gamepad2,
  Heart,
  Mail,
  School,
  UsersRound,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { User } from '#shared/contract/auth.ts';
import { dueOf } from '../data/guard.ts';
import {
  ADMIN,
  ADMIN_AUDIT,
  ADMIN_MESSAGES,
  ADMIN_MONEY,
  ADMIN_PEOPLE,
  ADMIN_SAFETY,
  ADMIN_SYSTEM,
  CLASSES,
  HOME,
} from '../data/paths.ts';

interface NavEntry {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Its label in the bottom bar; without one it is only in the sidebar. */
  shortLabel?: string;
  /** Whose entry it is; everybody's without one. */
  role?: User['role'];
  /** Pages below this one, which only the sidebar lists. */
  below?: ReadonlyArray<{ path: string; label: string }>;
}

/** The pages below the admin panel, in the order of their links. */
export const ADMIN_PAGES = [
  { path: ADMIN_PEOPLE, label: 'People' },
  { path: ADMIN_SAFETY, label: 'Safety' },
  { path: ADMIN_MESSAGES, label: 'Messages' },
  { path: ADMIN_MONEY, label: 'Money' },
  { path: ADMIN_SYSTEM, label: 'System' },
  { path: ADMIN_AUDIT, label: 'Audit' },
] as const;

const ENTRIES: readonly NavEntry[] = [
  { path: CLASSES, label: 'Classes', shortLabel: 'Classes', icon: UsersRound, role: 'teacher' },
  { path: HOME, label: 'Play now!', shortLabel: 'Play now!', icon: Gamepad2 },
  { path: '/profile', label: 'My Profile', shortLabel: 'Profile', icon: UserRound },
  { path: '/how-to-play', label: 'How to Play', icon: CircleHelp },
  { path: '/about', label: 'About', shortLabel: 'About', icon: Heart },
  { path: '/contact', label: 'Contact', icon: Mail },
  { path: CLASSES, label: 'Classes', icon: UsersRound, role: 'owner' },
  {
    path: ADMIN,
    label: 'Admin Panel',
    shortLabel: 'Admin',
    icon: School,
    role: 'owner',
    below: ADMIN_PAGES,
  },
];

/** The entries for a user, in order (spec S2 Navigation); none where each would lead back to the page that is open. */
export function navEntries(user: User): readonly NavEntry[] {
  if (user.yearGroup === null || dueOf(user) !== '') return [];
  return ENTRIES.filter(({ role }) => role === undefined || role === user.role);
}

/** Whether an entry's page, or one below it, is at `location`. */
export function isActive(entryPath: string, location: string): boolean {
  return location === entryPath || (entryPath !== HOME && location.startsWith(`${entryPath}/`));
}
