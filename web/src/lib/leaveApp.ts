/** The time a navigation may take before the buttons of the page work again. */
const LEAVE_MS = 10_000;

/** Opens an external page in this tab. Resolves when the player returns to this page from the page cache, or if the navigation failed. */
export async function leaveAppTo(url: string): Promise<void> {
  window.location.assign(url);
  await untilReturn();
}

/** Like leaveAppTo, but submits a form. */
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
