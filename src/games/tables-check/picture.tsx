import { clsx } from 'clsx';

/** A sheet with rows of dots to multiply, a clock and a pencil. */
export function TablesCheckPicture({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="30 8 164 132"
      className={clsx('bg-leaf-soft', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="#4b3426" strokeWidth="3">
        <path d="M44 22q44-6 92 0 4 46 0 100-46 6-92 0-5-50 0-100z" fill="#fffaf0" />
        <circle cx="150" cy="46" r="27" fill="#ffd667" />
        <circle cx="150" cy="46" r="19" fill="#fffaf0" />
        <path d="M150 34v12l8 6M146 16h8" fill="none" />
        <path d="M114 128l38-44 13 11-38 44-16 4z" fill="#f2a33a" />
        <path d="M152 84l6-7q5-2 10 2t3 9l-6 7z" fill="#d9483b" />
      </g>
      <g fill="#1f7f86">
        {[42, 62, 82].map((y) =>
          [60, 78, 96, 114].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />),
        )}
      </g>
      <path d="M60 104q10-5 18 0t18-1" fill="none" stroke="#9ccfae" strokeWidth="4" />
    </svg>
  );
}
