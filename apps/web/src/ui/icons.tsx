const paths = {
  undo: 'M8 7L4 11l4 4M4 11h9a6 6 0 0 1 0 12',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M16 16l5 5',
  gear: 'M15.2 12a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 0 1 6.4 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  sun: 'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  refused: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M6 6l12 12',
  chevron: 'M9 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5v14l9-7zM18 5v14',
  back: 'M18 5v14l-9-7zM6 5v14',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM14.8 12a2.8 2.8 0 1 1-5.6 0a2.8 2.8 0 0 1 5.6 0',
  ruler: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  book: 'M5 4h13v16H6.5A1.5 1.5 0 0 1 5 18.5zM5 18.5A1.5 1.5 0 0 1 6.5 17H18',
  decide: 'M12 3v11M8 7l4-4 4 4M5 14v5h14v-5',
  units:
    'M9.5 7a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M19.5 7a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M14.5 16.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  swap: 'M7 7h13M16 3l4 4-4 4M17 17H4M8 13l-4 4 4 4',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of 24 units; the words beside it carry the meaning. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`ic ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** The mark of Adjutant. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5.5" fill="var(--btn)" />
      <path
        d="M11.2 7.2L6.6 19M12.8 7.2L17.4 19M8.1 14.6Q12 17.6 15.9 14.6"
        fill="none"
        stroke="var(--on-btn)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <circle cx="12" cy="5.6" r="1.9" fill="var(--on-btn)" />
    </svg>
  );
}
