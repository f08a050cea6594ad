import { useEffect, type ReactNode } from 'react';

/** Calls back when its children have rendered. */
export function Opened({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  useEffect(onOpen, [onOpen]);
  return children;
}
