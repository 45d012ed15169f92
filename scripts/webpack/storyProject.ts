/** The hosted project that the stories' app is built for. The tests redirect its address. */
export const STORY_PROJECT = {
  SUPABASE_URL: 'http://project.oficio.test',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_stories',
} as const;

/** The folder of the build that the hosted stories use, relative to the project's root. */
export const HOSTED_DIST = '.cache/hosted';
