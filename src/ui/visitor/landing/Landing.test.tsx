import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Landing } from './Landing';

const show = (onAuth?: (mode: string) => void) =>
  render(
    <ThemeProvider>
      <Landing {...(onAuth && { onAuth })} />
    </ThemeProvider>,
  );

// Both names are in the page; the window's width decides which of them is seen and read.
test.each([
  [/Log In/, 'login'],
  [/Sign Up/, 'signUp'],
  ['COMEÇAR AGORA', 'signUp'],
  ['SAIBA MAIS', 'login'],
  ['ENTRE EM CONTATO', 'login'],
])('%s leads to %s, with and without the app', async (name, mode) => {
  const onAuth = jest.fn();
  const user = userEvent.setup();
  show(onAuth);
  const button = screen.getByText(name).closest('button');
  expect(button).toHaveAttribute('data-auth', mode);
  await user.click(screen.getByText(name));
  expect(onAuth.mock.calls).toEqual([[mode]]);
});

test.each(['features', 'benefits', 'testimonials'])(
  'the header has an anchor to #%s, which is on the page',
  (id) => {
    const { container } = show();
    const header = within(screen.getByRole('banner'));
    const targets = header.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toContain(`#${id}`);
    expect(container.querySelector(`section#${id}`)).toBeVisible();
  },
);

test('three testimonials, said to be samples, with name, role and stars', () => {
  show();
  const section = within(screen.getByRole('region', { name: 'Quem usa, conta' }));
  expect(section.getByText('Depoimentos de exemplo')).toBeVisible();
  const items = section.getAllByRole('listitem');
  expect(items).toHaveLength(3);
  const stars = items.map((item) => within(item).getByRole('img').getAttribute('aria-label'));
  expect(stars).toEqual(['5 de 5 estrelas', '5 de 5 estrelas', '4 de 5 estrelas']);
  expect(section.getByText('Renata Moura')).toBeVisible();
  expect(section.getByText('Designer de interiores')).toBeVisible();
});

test('the footer holds placeholder links, which lead nowhere', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  const links = footer
    .getAllByRole('listitem')
    .flatMap((entry) => within(entry).getAllByRole('link'));
  expect(links).toHaveLength(9);
  for (const link of links) {
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveAttribute('aria-disabled', 'true');
  }
});

test('beside the placeholders, one link leads to the page about accessibility', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link')).toHaveLength(10);
  expect(footer.getByRole('link', { name: 'Acessibilidade' })).toHaveAttribute(
    'href',
    '/acessibilidade.html',
  );
});
