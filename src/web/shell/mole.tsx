// The mole in a straw hat who looks after the garden.

/** With his heap of soil, whose foot is at (396, 188). */
export function Mole() {
  return (
    <g stroke="#3d2f2a" strokeWidth="2.5">
      <path d="M352 184c2-56 14-80 44-80s42 24 44 80z" fill="#6f5a55" />
      <path d="M372 184c0-26 8-36 24-36s24 10 24 36z" fill="#a58f86" stroke="none" />
      <path d="M356 112q40-22 80 0l-6 8q-34-12-68 0z" fill="#e9cd96" />
      <path d="M372 108c0-18 8-26 24-26s24 8 24 26q-24-8-48 0z" fill="#e3c388" />
      <path d="M371 108q25-10 50 0l1-7q-26-10-52 0z" fill="#d9483b" strokeWidth="1.5" />
      <g fill="#2b2848" stroke="none">
        <circle cx="382" cy="128" r="3.5" />
        <circle cx="410" cy="128" r="3.5" />
      </g>
      <ellipse cx="396" cy="137" rx="8" ry="6" fill="#f29a9a" />
      <path d="M389 146q7 7 14 0" fill="none" />
      <path d="M374 139l-14-3m14 8l-14 3m58-8l14-3m-14 8l14 3" fill="none" strokeWidth="1.5" />
      <path
        d="M354 172c-10-8-12-18-6-22 8 0 14 8 16 16zM438 172c10-8 12-18 6-22-8 0-14 8-16 16z"
        fill="#f2b6a8"
      />
      <path d="M330 188q10-16 30-10 34-10 72 0 22-6 30 10z" fill="#86582f" stroke="#5c3c22" />
    </g>
  );
}
