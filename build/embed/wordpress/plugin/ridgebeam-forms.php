<?php
/**
 * Plugin Name: Ridgebeam Forms
 * Plugin URI: {{homepage}}
 * Description: Recruitment forms as a block and as a shortcode.
 * Version: {{version}}
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Text Domain: ridgebeam-forms
 * Domain Path: /languages
 *
 * Stores no options, tables, files or scheduled tasks, so deleting the plugin leaves nothing behind.
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/forms.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/block.php';

add_action( 'init', 'ridgebeam_forms_register' );

function ridgebeam_forms_register() {
	load_plugin_textdomain( 'ridgebeam-forms', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	add_filter( 'script_loader_tag', 'ridgebeam_forms_script_tag', 10, 2 );
	add_shortcode( 'ridgebeam_form', 'ridgebeam_forms_shortcode' );
	ridgebeam_forms_register_block( __DIR__ . '/block' );
}
