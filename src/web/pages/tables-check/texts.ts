// Why a tables check cannot begin.

export const AWAY =
  'We can’t reach your school just now. A tables check needs the internet to begin. Please try again soon.';
export const FAILED = 'Sorry, that didn’t work. Please try again, or ask your teacher.';
