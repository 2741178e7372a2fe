import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { reviewRule } from '#contract/form-rules.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { decodeOwnReview, type OwnReview } from '#contract/review.ts';
import { textError } from '#contract/text-rule.ts';
import { rules } from '#wording/rules.ts';
import { review as text } from '#wording/storefront/review.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, useLoaded } from '../../browser/decode-answer.ts';
import { forgetDraft, useDraft } from '../../browser/drafts.ts';
import { useForm } from '../../browser/form.ts';
import type { Identity } from '../../browser/identity.ts';
import { identityContext, useSignInAgain } from '../../browser/require-identity.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Columns } from '../parts/columns.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { readProductCard } from '../parts/read-product-card.ts';
import { Refused } from '../parts/refused.tsx';
import type { Route } from './+types/new-review';
import { ProductNotFound } from './product-not-found.tsx';
import { StarsInput } from './stars-input.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.title }, noIndex);

export const clientLoader = ({ context, params: { id } }: Route.ClientLoaderArgs) => ({
  identity: context.get(identityContext),
  product: readProductCard(id),
  own: readOwnReview(id, context.get(identityContext)),
});

/** The review that is there, so that a change begins with it; null for none. */
const readOwnReview = (productId: string, { email }: Identity) =>
  decodeAnswer(post('/my-review', { productId, email }), ({ data }) => data && decodeOwnReview(data));

/** With the page's heading, which every page has from the start. */
export const HydrateFallback = () => (
  <>
    <h1 className="sr-only">{text.title}</h1>
    <Loading />
  </>
);

/**
 * Five stars and a text, for those with an account (spec.md sections 2 and 5). It works without knowing the product. Who has written
 * of it already changes that review.
 */
export default function NewReview({ loaderData, params: { id } }: Route.ComponentProps) {
  const { data: product } = useLoaded(loaderData.product);
  const { data: own, failure } = useLoaded(loaderData.own, useSignInAgain());
  useTabTitle(own && text.changeTitle);
  if (product === null) return <ProductNotFound />;
  return (
    <div className="page grid gap-5">
      <h1>{own ? text.changeTitle : text.title}</h1>
      <Columns>
        <Subject product={product} />
        {own === undefined && !failure ? (
          <Loading label={text.loading}>
            <Skeleton className="h-80" />
          </Loading>
        ) : (
          <ReviewForm
            productId={id}
            path={productPath({ id, slug: product?.slug })}
            identity={loaderData.identity}
            own={own ?? null}
          />
        )}
      </Columns>
    </div>
  );
}

/** Only what is read tells which of the two it is. */
function useTabTitle(title: string | null | undefined) {
  useEffect(() => {
    // The text itself, not document.title, which would put another in its place: the router writes the next page's into this one.
    const tab = document.querySelector('title')?.firstChild;
    if (!title || !(tab instanceof Text)) return;
    const before = tab.data;
    const after = before.replace(text.title, title);
    tab.data = after;
    return () => {
      if (tab.data === after) tab.data = before;
    };
  }, [title]);
}

/** What it is about: above the form, and beside it where there is room. */
function Subject({ product }: { product: ProductCard | undefined }) {
  return (
    <div className="panel flex items-center gap-4 p-4 beside:order-last desk:p-5">
      <div className="w-20 flex-none">
        <Picture name={product?.image ?? ''} alt="" sizes="80px" />
      </div>
      {product ? (
        <div className="grid min-w-0 gap-1">
          <Link to={productPath(product)} className="link font-semibold wrap-anywhere">
            {noBreak(product.title)}
          </Link>
          <Price pence={product.pricePence} />
          {product.reviewCount > 0 && <Stars value={product.rating} count={product.reviewCount} />}
        </div>
      ) : (
        <Skeleton className="h-5 w-48" />
      )}
    </div>
  );
}

const check = ({ stars, review }: { stars: string; review: string }) => ({
  stars: stars ? undefined : rules.review.stars,
  review: textError(reviewRule, review),
});

interface ReviewFormProps {
  productId: string;
  /** Of the product's page. */
  path: string;
  identity: Identity;
  /** Null: none, or it could not be read. */
  own: OwnReview | null;
}

/** The form's state, with the review in it that is there, or what was typed and not sent. */
function useReviewForm({ productId, path, identity, own }: ReviewFormProps) {
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  const draft = `review of ${productId}`;
  const form = useForm({
    initial: own ? { stars: String(own.stars), review: own.text } : { stars: '', review: '' },
    check,
    send: async ({ stars, review }) => {
      const answer = await post('/new-review', {
        productId,
        email: identity.email,
        stars: Number(stars),
        review,
      });
      if (answer.status === 401) {
        signInAgain();
        return undefined;
      }
      if (answer.status !== 200) return answer;
      forgetDraft(draft);
      notifyOnNextPage(answer.message ?? text.thanks, { tone: 'good' });
      navigate(`${path}#reviews`);
    },
  });
  useDraft(draft, form.values, form.reset);
  return form;
}

function ReviewForm(props: ReviewFormProps) {
  const { path, own } = props;
  const form = useReviewForm(props);
  return (
    <form {...form.props} aria-label={own ? text.changeTitle : text.title} className="grid gap-5">
      {own && <p>{text.replaces}</p>}
      {own?.hidden && <Notice tone="wait">{text.hidden}</Notice>}
      <StarsInput
        label={text.stars}
        value={form.values.stars}
        error={form.error('stars')}
        onChange={(stars) => form.set('stars', stars)}
      />
      <TextArea
        label={text.text}
        hint={text.textHint}
        rows={7}
        maxLength={reviewRule.max}
        {...form.field('review')}
      />
      {!own && <p className="text-sm text-muted">{text.once}</p>}
      <Refused failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" busy={form.busy && text.submitting}>
          {text.submit}
        </Button>
        <ButtonLink kind="quiet" to={path}>
          {text.cancel}
        </ButtonLink>
      </div>
    </form>
  );
}
