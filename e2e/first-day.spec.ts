import { expect } from '@playwright/test';
import { newEmail, PASSWORD } from './fixtures/account';
import { App, formField, amountPattern } from './fixtures/app';
import { Person } from './fixtures/person';
import { test } from './fixtures/test';

test.use({ session: null });

/** The numbers of actions are stated in `docs/performance.md` and must not grow. */
for (const { what, most, hasTerms = false, use } of [
  { what: 'with a mouse', most: 36, use: { viewport: { width: 1280, height: 800 } } },
  {
    what: 'with a mouse, and terms that become the payment',
    most: 35,
    hasTerms: true,
    use: { viewport: { width: 1280, height: 800 } },
  },
  // One action more than with a mouse, because touch screens focus no field automatically.
  {
    what: 'on a phone',
    most: 37,
    use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
]) {
  test.describe(what, () => {
    test.use(use);

    test('from the sign-up to the first money received, counted', async ({
      page,
      context,
      isMobile,
    }) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      const app = new App(page);
      const person = new Person(page);
      const main = page.getByRole('main');
      const email = newEmail();

      await page.goto('/');
      await person.press(page.getByRole('button', { name: 'COMEÇAR AGORA' }));
      await person.type(formField(main, 'Nome Completo'), 'Ana Nogueira', { isFocused: !isMobile });
      await person.type(formField(main, 'Email'), email);
      await person.type(formField(main, 'Senha'), PASSWORD);
      await person.type(formField(main, 'Confirmar Senha'), PASSWORD);
      await person.key('Enter');
      await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
      await person.type(formField(main, 'Senha'), PASSWORD, { isFocused: true });
      await person.key('Enter');

      await person.press(app.button('Cadastrar cliente'));
      const client = app.dialog('Novo Cliente');
      await person.type(formField(client, 'Nome'), 'Padaria Estrela', { isFocused: true });
      await person.type(formField(client, 'Telefone'), '11988887777');
      await person.key('Enter');

      await person.pressNext(app.button('Montar orçamento'));
      const quote = app.dialog('Novo Orçamento');
      await expect(formField(quote, 'Cliente')).toHaveValue('Padaria Estrela');
      await person.type(formField(quote, 'Nome'), 'Cardápio', { isFocused: true });
      await person.type(formField(quote, 'Preço'), '900');
      if (hasTerms) await person.press(quote.getByText('À vista', { exact: true }));
      await person.press(quote.getByRole('button', { name: 'Criar' }));

      // The dashboard offers the next step, which opens the dialog that sends that quote.
      await person.pressNext(app.button('Enviar ao cliente'));
      const sending = app.dialog('Enviar ao cliente');
      await person.type(sending.getByLabel('Seu WhatsApp'), '11977776666', { isFocused: true });
      const opening = context.waitForEvent('page');
      await person.press(sending.getByRole('button', { name: 'WhatsApp', exact: true }));
      const chat = await opening;
      await chat.waitForURL(/wa\.me\/5511988887777/);
      await chat.close();

      // The quote's view replaces the sending dialog. The user records the client's answer, 'Fechado!'.
      await expect(app.dialog('Visualizar Orçamento')).toBeVisible();
      await person.press(app.button('Registrar resposta'));
      const answer = app.dialog('Registrar resposta');
      await person.press(answer.getByText('Respondeu sem código'));
      await person.press(answer.getByRole('button', { name: 'Registrar como Aprovado' }));

      if (hasTerms) {
        await person.pressNext(app.button('Criar pagamento'));
        await person.pressNext(app.button('Pix'));
      } else {
        await person.pressNext(app.button('Iniciar projeto'));
        await person.pressNext(app.button('Registrar pagamento'));
        const payment = app.dialog('Novo Pagamento');
        await expect(formField(payment, 'Valor')).toHaveValue('900.00');
        await person.press(payment.getByRole('button', { name: 'Criar' }));
        // The payment's view opens by itself.
        const view = app.dialog('Visualizar Pagamento');
        await person.press(view.getByRole('button', { name: 'Pix: Pagamento' }));
      }
      const pix = app.dialog('Receber por Pix');
      await person.type(formField(pix, 'Chave Pix'), 'ana@nogueira.com.br', { isFocused: true });
      // On a phone a notice may lie over the fields for some seconds, unless the pointer rests on it. A press waits for that.
      await page.mouse.move(0, 0);
      await person.type(formField(pix, 'Cidade'), 'Olinda');
      await person.key('Enter');
      await expect(pix.getByRole('textbox', { name: 'Pix copia e cola' })).toBeVisible();
      await person.press(pix.getByRole('button', { name: /^Marcar como recebid[oa]$/ }));
      await expect(page.getByText(/recebid[oa] hoje/i).first()).toBeVisible();

      // The way back to the dashboard is not counted.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden({ timeout: 500 });
      }).toPass();
      const revenue = main.locator('dl').filter({ hasText: 'RECEITA TOTAL' });
      await expect(revenue.getByRole('definition').first()).toHaveText(amountPattern('R$ 900'));
      expect(person.steps.length, person.steps.join('\n')).toBeLessThanOrEqual(most);
    });
  });
}
