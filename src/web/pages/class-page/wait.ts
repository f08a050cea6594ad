import { useEffect, useState } from 'react';

/** Whole seconds that are left of a wait, counted down. */
export function useSecondsLeft() {
  const [seconds, setSeconds] = useState(0);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { seconds, start: setSeconds };
}

/** In minutes, so that it is not announced every second; at the end in steps of ten seconds. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const time =
    seconds > 60 ? `${minutes} minutes` : `${Math.min(60, Math.ceil(seconds / 10) * 10)} seconds`;
  return `Let’s wait a little: you can try again in ${time}. Have you forgotten your pictures? Ask your teacher.`;
}
