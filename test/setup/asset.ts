/** In tests, an imported font or picture is an address, as in the bundle. A stylesheet is this text, too. */
export default '/assets/asset-in-a-test';
