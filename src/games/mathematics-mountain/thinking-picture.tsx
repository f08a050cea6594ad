/** A page with a bar model and a pencil; the mountain looks in at the window. */
export function ThinkItThroughPicture() {
  return (
    <>
      <rect width="360" height="144" fill="#fbe8c8" />
      <path d="M0 116h360v28H0z" fill="#dba868" />
      <g stroke="#3f6b56" strokeWidth="3">
        <rect x="22" y="14" width="86" height="76" rx="6" fill="#d5effa" />
        <path d="M24 88l26-36c4-5 8-5 12 0l44 36z" fill="#6fb387" />
        <path d="M46 58l5-7c4-5 6-5 10 0l5 6-6 5-5-4-4 4z" fill="#fff" stroke="none" />
        <path d="M65 14v76M22 50h86" fill="none" />
      </g>
      <g stroke="#4b3426" strokeWidth="2.5">
        <path d="M138 22l128-8 10 112-132 8z" fill="#fffdf6" />
        <rect x="158" y="38" width="92" height="22" fill="#8cc7f5" transform="rotate(-3 204 49)" />
        <path d="M158 68h34v20h-34z" fill="#f7c5d5" transform="rotate(-3 175 78)" />
        <path d="M192 68h58v20h-58z" fill="#ffd667" transform="rotate(-3 221 78)" />
        <path d="M160 110q12-8 22 0t22-2 20-2" fill="none" stroke="#837aa3" />
        <path d="M246 112l62-58 14 15-62 58-20 5z" fill="#f2a33a" />
        <path d="M308 54l10-9q6-3 12 4t1 12l-9 8z" fill="#f08c74" />
      </g>
      <g fill="#6844ad" fontWeight="700">
        <text x="213" y="83" fontSize="18">
          ?
        </text>
        <text x="300" y="36" fontSize="30" transform="rotate(10 300 36)">
          ?
        </text>
        <text x="336" y="96" fontSize="22" opacity="0.7">
          =
        </text>
      </g>
    </>
  );
}
