-- A title as it stands in an address: lower-case letters and digits joined by single hyphens, at most 80, cut between words.
-- '0.25 g BBs, 3,000' is 0-25g-bbs-3000. The one place where slugs are made: every way of writing a product goes by it.
CREATE FUNCTION product_slug(title text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  slug text := lower(translate(normalize(translate(title, '™®©℠', ''), NFKD), 'ØøĐđŁłÐðı', 'OoDdLlDdi'));
BEGIN
  -- Accents stand apart after NFKD; an apostrophe joins what it divides.
  slug := regexp_replace(slug, '[\u0300-\u036f''’ʼ`´]', '', 'g');
  slug := replace(replace(replace(replace(slug, 'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe');
  slug := replace(replace(replace(replace(slug, 'Þ', 'th'), 'Æ', 'ae'), 'Œ', 'oe'), '&', ' and ');
  slug := regexp_replace(slug, '([0-9]),(?=[0-9]{3}([^0-9]|$))', '\1', 'g');
  slug := regexp_replace(slug, '([0-9])\s+(k?g|m?l|mm|cm|v|m?ah|wh|j|fps|rpm)\M', '\1\2', 'g');
  slug := btrim(regexp_replace(slug, '[^a-z0-9]+', '-', 'g'), '-');
  IF length(slug) > 80 THEN
    slug := left(regexp_replace(left(slug, 81), '-[^-]*$', ''), 80);
  END IF;
  -- A title in other letters leaves nothing.
  RETURN CASE slug WHEN '' THEN 'product' ELSE slug END;
END $$;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "slug" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Writes the table and its indexes anew in one go; an UPDATE would go through each of twenty indexes for each row.
ALTER TABLE "products" ALTER COLUMN "slug" TYPE text USING product_slug(title);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_slug" CHECK ("products"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("products"."slug") <= 80);
--> statement-breakpoint
CREATE FUNCTION make_slug() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.slug := product_slug(NEW.title);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_make_slug BEFORE INSERT OR UPDATE OF slug ON products
  FOR EACH ROW WHEN (NEW.slug = '') EXECUTE FUNCTION make_slug();
--> statement-breakpoint
-- A page is another one by its address too.
DROP TRIGGER products_raise_version ON products;
--> statement-breakpoint
CREATE TRIGGER products_raise_version
  AFTER UPDATE OF title, slug, category, description, price_pence, tax_percent, active, features, images, tier_quantities,
    tier_percents, review_count, star_sum, sku, barcode, weight_grams, attributes ON products FOR EACH ROW
  WHEN (OLD.version = NEW.version AND (
    OLD.title, OLD.slug, OLD.category, OLD.description, OLD.price_pence, OLD.tax_percent, OLD.active, OLD.features, OLD.images,
    OLD.tier_quantities, OLD.tier_percents, OLD.review_count, OLD.star_sum, OLD.sku, OLD.barcode, OLD.weight_grams, OLD.attributes
  ) IS DISTINCT FROM (
    NEW.title, NEW.slug, NEW.category, NEW.description, NEW.price_pence, NEW.tax_percent, NEW.active, NEW.features, NEW.images,
    NEW.tier_quantities, NEW.tier_percents, NEW.review_count, NEW.star_sum, NEW.sku, NEW.barcode, NEW.weight_grams, NEW.attributes
  ))
  EXECUTE FUNCTION raise_version();
