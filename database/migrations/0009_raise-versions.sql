-- A kept page is compared with `products.version`. Whoever forgets to raise it is made up for here, so that no page shows for
-- good what a product or a review no longer says.
CREATE FUNCTION raise_version() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE products SET version = version + 1 WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After the update, so that the row is not locked twice. Not for what sets stock alone: each order does, and raises the
-- version itself where fewer can be bought.
CREATE TRIGGER products_raise_version
  AFTER UPDATE OF title, category, description, price_pence, tax_percent, active, features, images, tier_quantities,
    tier_percents, review_count, star_sum ON products FOR EACH ROW
  WHEN (OLD.version = NEW.version AND (
    OLD.title, OLD.category, OLD.description, OLD.price_pence, OLD.tax_percent, OLD.active, OLD.features, OLD.images,
    OLD.tier_quantities, OLD.tier_percents, OLD.review_count, OLD.star_sum
  ) IS DISTINCT FROM (
    NEW.title, NEW.category, NEW.description, NEW.price_pence, NEW.tax_percent, NEW.active, NEW.features, NEW.images,
    NEW.tier_quantities, NEW.tier_percents, NEW.review_count, NEW.star_sum
  ))
  EXECUTE FUNCTION raise_version();
--> statement-breakpoint
CREATE FUNCTION raise_reviewed_versions() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  -- In the order of their ids, as everybody locks products.
  PERFORM FROM products WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET version = version + 1 WHERE id IN (SELECT product_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_raise_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_reviewed_versions();
--> statement-breakpoint
CREATE TRIGGER reviews_raise_updated AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_reviewed_versions();
--> statement-breakpoint
CREATE TRIGGER reviews_raise_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_reviewed_versions();
