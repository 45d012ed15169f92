/** How wide a page grows (px), without its 40 px on either side; then it stays in the middle. */
export const CONTENT_WIDTH = 1480;
