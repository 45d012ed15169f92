import type { AuthMode } from '../../features/session/sessionSlice';
import { AuthButton } from './AuthButton';

export function Contact({ onAuth }: { onAuth: ((mode: AuthMode) => void) | undefined }) {
  return (
    <section className="contact" aria-labelledby="contact-title">
      <div className="measure">
        <div>
          <h2 id="contact-title">Vamos conversar sobre o seu trabalho?</h2>
          <p>Conte como você organiza clientes e contas hoje.</p>
        </div>
        <AuthButton mode="login" size="large" onAuth={onAuth}>
          ENTRE EM CONTATO
        </AuthButton>
      </div>
    </section>
  );
}
