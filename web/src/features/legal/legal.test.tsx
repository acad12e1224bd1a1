import { setDevice } from '@test/device';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConsentStore } from './consentStore';
import SiteFooter from './SiteFooter';
import TermsPage from './TermsPage';
import { useConsent } from './useConsent';

const DOCUMENT = {
  name: 'terms',
  version: '2026-11-27',
  title: '用户协议',
  titleEn: 'Terms of Service',
  content: '<h3>账号</h3><p>欢迎来到{site}。</p>',
  contentEn: '<p>Welcome to {site}.</p>',
};
const box = () => screen.getByRole('checkbox', { name: '我已阅读并同意' });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the consent', () => {
  const sent = vi.fn();

  function Form({ remembered }: { remembered?: boolean }) {
    const { box, given } = useConsent({ remembered });
    return (
      <>
        {box}
        <button type="button" onClick={() => given() && sent()}>
          继续
        </button>
      </>
    );
  }

  const press = () => userEvent.click(screen.getByRole('button', { name: '继续' }));
  const agreedTo = (documents: string | null) => useConsentStore.setState({ documents });
  const newest = (documentsVersion?: string) =>
    setDevice({ otherConfig: { phoneAutoRegister: 1, documentsVersion } });

  beforeEach(() => {
    sent.mockClear();
    agreedTo(null);
    newest('2026-11-27');
  });

  it('holds a request back until the box is ticked, and says why at the box', async () => {
    renderScreen(<Form />);
    await press();
    expect(sent).not.toHaveBeenCalled();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription('请先阅读并勾选同意，再继续');
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    expect(sent).toHaveBeenCalledOnce();
    expect(useConsentStore.getState()).toEqual({ documents: '2026-11-27' });
  });

  it('is remembered until a newer document appears', () => {
    agreedTo('2026-11-27');
    const { unmount } = renderScreen(<Form />);
    expect(box()).toBeChecked();
    unmount();
    newest('2026-12-24');
    renderScreen(<Form />);
    expect(box()).not.toBeChecked();
  });

  it('that is remembered counts while the newest document is unknown', () => {
    agreedTo('2026-11-27');
    newest(undefined);
    renderScreen(<Form />);
    expect(box()).toBeChecked();
  });

  it('is asked for at each registration', () => {
    agreedTo('2026-11-27');
    renderScreen(<Form remembered={false} />);
    expect(box()).not.toBeChecked();
  });
});

describe('a document', () => {
  it('shows its day and its text with the name of this portal', async () => {
    fakeNetwork({ '/api/v1/document/terms': { data: DOCUMENT } });
    renderScreen(<TermsPage />, { at: '/terms' });
    expect(await screen.findByText('更新于 2026-11-27')).toBeVisible();
    expect(screen.getByText(/^欢迎来到/)).not.toHaveTextContent('{site}');
  });

  it('that no content pack contains is said to be missing', async () => {
    fakeNetwork({ '/api/v1/document/terms': { code: 2002, msg: '内容不存在或已下架' } });
    renderScreen(<TermsPage />, { at: '/terms' });
    expect(await screen.findByText('还没有写好')).toBeVisible();
  });

  it('that failed to load can be loaded again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeNetwork({ '/api/v1/document/terms': [{ status: 503, code: 1 }, { data: DOCUMENT }] });
    renderScreen(<TermsPage />, { at: '/terms' });
    await userEvent.click(await screen.findByRole('alert'));
    expect(await screen.findByText('更新于 2026-11-27')).toBeVisible();
  });
});

describe('the foot of a page', () => {
  it('shows what the operator has configured', () => {
    setDevice({
      otherConfig: { phoneAutoRegister: 1, icp: '京ICP备1号', minorsNotice: '未成年人请在家长陪同下使用' },
    });
    renderScreen(<SiteFooter />);
    const icp = screen.getByRole('link', { name: '京ICP备1号' });
    expect(icp).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    expect(screen.getByText('未成年人请在家长陪同下使用')).toBeVisible();
    expect(screen.getByRole('link', { name: '青少年模式' })).toHaveAttribute('href', '/youth');
  });

  it('shows only the documents and the youth mode otherwise', () => {
    setDevice({});
    renderScreen(<SiteFooter />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '用户协议',
      '隐私政策',
      '青少年模式',
    ]);
  });
});
