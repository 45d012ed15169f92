/** What may pass for an e-mail address before anybody else has a say: x@y.z. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
