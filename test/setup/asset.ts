/** An imported font or picture is an address in a test, as in the bundle. */
export default '/assets/asset-in-a-test';
