/** The outlines of the map and of the stories. */
export const INK = '#4b3426';
