/** The mark: four thick quarter arcs with a grout cross, the O of Ofício; in the text's colour. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="26"
    >
      <path d="M3-37A37 37 0 0 1 37-3M37 3A37 37 0 0 1 3 37M-3 37A37 37 0 0 1-37 3M-37-3A37 37 0 0 1-3-37" />
    </svg>
  );
}
