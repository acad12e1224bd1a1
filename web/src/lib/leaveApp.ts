/** How long a page may take to leave before its buttons work again. */
const LEAVE_MS = 10_000;

/** Leaves the app for another page, in this tab. Done when the player is back on a page that stayed as it was, or where it did not go. */
export async function leaveAppTo(url: string): Promise<void> {
  window.location.assign(url);
  await untilReturn();
}

/** As leaveAppTo, with a form. */
export async function leaveAppByForm(url: string, fields: Record<string, string>): Promise<void> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
  await untilReturn();
}

function untilReturn(): Promise<void> {
  return new Promise((done) => {
    window.addEventListener('pageshow', () => done(), { once: true });
    setTimeout(done, LEAVE_MS);
  });
}
