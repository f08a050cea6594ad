import {
  CircleHelp,
  Gamepad2,
  Heart,
  Mail,
  School,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

interface NavEntry {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Its label in the bottom bar; without one it is only in the sidebar. */
  shortLabel?: string;
  adminOnly?: boolean;
}

const ENTRIES: readonly NavEntry[] = [
  { path: '/', label: 'Play now!', shortLabel: 'Play now!', icon: Gamepad2 },
  { path: '/profile', label: 'My Profile', shortLabel: 'Profile', icon: UserRound },
  { path: '/how-to-play', label: 'How to Play', icon: CircleHelp },
  { path: '/about', label: 'About', shortLabel: 'About', icon: Heart },
  { path: '/contact', label: 'Contact', icon: Mail },
  { path: '/admin', label: 'Admin Panel', shortLabel: 'Admin', icon: School, adminOnly: true },
];

/** The entries for a user, in order (spec S2 Navigation). */
export function navEntries(user: { isAdmin: boolean }): readonly NavEntry[] {
  return ENTRIES.filter(({ adminOnly }) => !adminOnly || user.isAdmin);
}

/** Whether an entry's page, or one below it, is at `location`. */
export function isActive(entryPath: string, location: string): boolean {
  return location === entryPath || (entryPath !== '/' && location.startsWith(`${entryPath}/`));
}
