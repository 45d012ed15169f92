import { Mark } from '../kit/art/Mark';

const columns = [
  { title: 'Produto', links: ['Novidades', 'Ajuda', 'Segurança'] },
  { title: 'Empresa', links: ['Sobre', 'Blog', 'Imprensa'] },
  { title: 'Legal', links: ['Privacidade', 'Termos de uso', 'Cookies'] },
] as const;

/** Placeholder links: announced as links that lead nowhere yet. */
export function LandingFooter() {
  return (
    <footer className="foot">
      <div className="measure">
        <div className="foot-brand">
          <p className="brand">
            <Mark />
            Ofício
          </p>
          <p>Gestão para quem vive do próprio trabalho.</p>
        </div>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link}>
                  <span role="link" aria-disabled="true" tabIndex={0}>
                    {link}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="rights">© 2026 Ofício</p>
      </div>
    </footer>
  );
}
