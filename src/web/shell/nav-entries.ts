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

interface NavEntry {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Its label in the bottom bar; without one it is only in the sidebar. */
  shortLabel?: string;
  /** Whose entry it is; everybody's without one. */
  role?: User['role'];
}

const ENTRIES: readonly NavEntry[] = [
  { path: '/classes', label: 'Classes', shortLabel: 'Classes', icon: UsersRound, role: 'teacher' },
  { path: '/', label: 'Play now!', shortLabel: 'Play now!', icon: Gamepad2 },
  { path: '/profile', label: 'My Profile', shortLabel: 'Profile', icon: UserRound },
  { path: '/how-to-play', label: 'How to Play', icon: CircleHelp },
  { path: '/about', label: 'About', shortLabel: 'About', icon: Heart },
  { path: '/contact', label: 'Contact', icon: Mail },
  { path: '/admin', label: 'Admin Panel', shortLabel: 'Admin', icon: School, role: 'owner' },
];

/** The entries for a user, in order (spec S2 Navigation). */
export function navEntries(user: Pick<User, 'role'>): readonly NavEntry[] {
  return ENTRIES.filter(({ role }) => role === undefined || role === user.role);
}

/** Whether an entry's page, or one below it, is at `location`. */
export function isActive(entryPath: string, location: string): boolean {
  return location === entryPath || (entryPath !== '/' && location.startsWith(`${entryPath}/`));
}
