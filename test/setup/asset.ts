/** In tests, an imported font or picture is an address, as in the bundle. */
export default '/assets/asset-in-a-test';
