// Objectives that no question covers, each with the reason; every other objective must be covered.

/** By objective code. Every answer is a typed whole number or one of four options, on a screen, alone. */
export const NOT_ASKED: Readonly<Record<string, string>> = {
  'Y1.ME.4':
    'Putting events in order is done with pictures and talk; the order of days and months is asked under Y1.ME.5.',
  'Y3.GE.1':
    'Drawing shapes and making models is done by hand; what a drawn shape has is asked under Y3.GE.3 and Y3.GE.4.',
  'Y6.ME.5':
    'Saying when a formula can be used is a talk about the shape; using one is asked under Y6.ME.6 and Y6.ME.7.',
  'Y6.GE.1':
    'Drawing shapes with given sides and angles is done by hand; finding the missing ones is asked under Y6.GE.3.',
};
