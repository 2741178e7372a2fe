ALTER TABLE "products" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_archive" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE archived_at is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_archived" CHECK ("products"."archived_at" is null or not "products"."active");--> statement-breakpoint
DROP TRIGGER products_raise_version ON products;
--> statement-breakpoint
CREATE TRIGGER products_raise_version
  AFTER UPDATE OF title, slug, category, description, price_pence, tax_percent, active, archived_at, features, images, tier_quantities, tier_percents, review_count, star_sum, sku, barcode, weight_grams, adult, imitation, attributes, family_id ON products FOR EACH ROW
  WHEN (OLD.version = NEW.version AND (
    OLD.title, OLD.slug, OLD.category, OLD.description, OLD.price_pence, OLD.tax_percent, OLD.active, OLD.archived_at, OLD.features, OLD.images, OLD.tier_quantities, OLD.tier_percents, OLD.review_count, OLD.star_sum, OLD.sku, OLD.barcode, OLD.weight_grams, OLD.adult, OLD.imitation, OLD.attributes, OLD.family_id
  ) IS DISTINCT FROM (
    NEW.title, NEW.slug, NEW.category, NEW.description, NEW.price_pence, NEW.tax_percent, NEW.active, NEW.archived_at, NEW.features, NEW.images, NEW.tier_quantities, NEW.tier_percents, NEW.review_count, NEW.star_sum, NEW.sku, NEW.barcode, NEW.weight_grams, NEW.adult, NEW.imitation, NEW.attributes, NEW.family_id
  ))
  EXECUTE FUNCTION raise_version();
