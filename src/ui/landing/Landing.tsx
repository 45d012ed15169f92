/** The public page. Buttons work before the app is there: the boot script hears `data-auth`. */
export function Landing() {
  return (
    <main>
      <h1>Ofício</h1>
      <button type="button" data-auth="login">
        Log In
      </button>
      <button type="button" data-auth="signup">
        Sign Up
      </button>
    </main>
  );
}
