/** What an imported font or picture is in a test: an address, as in the bundle. */
export default '/assets/asset-in-a-test';
