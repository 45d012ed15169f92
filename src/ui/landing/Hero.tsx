import type { AuthMode } from '../../features/session/sessionSlice';
import { AuthButton } from './AuthButton';
import { HeroWall } from './HeroWall';
import { QuoteSlip } from './QuoteSlip';

export function Hero({ onAuth }: { onAuth: ((mode: AuthMode) => void) | undefined }) {
  return (
    <section className="hero">
      <div className="measure">
        <div className="pitch">
          <h1>
            Seu ofício em dia, <br />
            do orçamento <br />
            ao pagamento.
          </h1>
          <p>
            Clientes, orçamentos, projetos, pagamentos e gastos num só caderno. Feito para quem
            trabalha por conta própria e gosta da conta certa.
          </p>
          <div className="actions">
            <AuthButton mode="signUp" size="large" onAuth={onAuth}>
              COMEÇAR AGORA
            </AuthButton>
            <AuthButton mode="login" kind="outline" size="large" onAuth={onAuth}>
              SAIBA MAIS
            </AuthButton>
          </div>
        </div>
        <div className="laid">
          <HeroWall />
          <QuoteSlip />
        </div>
      </div>
    </section>
  );
}
