/** The hosted project that stories have the app built for; the browser is told where it answers. */
export const STORY_PROJECT = {
  SUPABASE_URL: 'http://project.oficio.test',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_stories',
} as const;

/** Where that build is, below the project's folder. */
export const STORY_DIST = '.cache/hosted';
